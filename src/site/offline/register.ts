/**
 * Has what is read kept for reading without network, once the page is there and the browser has
 * nothing better to do. How much that is stands in decide.ts.
 */
import { tellWhatIsRead } from './tell-worker.ts';

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const tell = (): void => {
    tellWhatIsRead().catch(() => undefined);
  };
  const tellWhenIdle = (): void => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(tell);
    else setTimeout(tell, 2000);
  };
  if (document.readyState === 'complete') tellWhenIdle();
  else addEventListener('load', tellWhenIdle);
}
