/** What the anchors’ sites consist of besides their packages. */

export const STARLIGHT_CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [starlight({ title: 'Text' })] });
`;

export const STARLIGHT_CONTENT = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, with a comment here and there. */
const GAME = `[White "Paul Morphy"]
[Black "Duke Karl and Count Isouard"]
[Date "1858"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 {Philidor’s defence.} 3. d4 Bg4 (3... exd4 4. Nxd4 Nf6 {is played more often.})
4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 {Two threats, on f7 and on b7.} Qe7 8. Nc3
(8. Qxb7 Qb4+ {would be no more than a pawn.}) c6 9. Bg5 b5 10. Nxb5 {The bishop’s way is opened.}
cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7
16. Qb8+ {The queen is given for the mate.} Nxb8 17. Rd8# 1-0`;

/** The page with the viewer, as its makers tell to set it up, in an article of its own. */
export function viewerPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A game of chess to step through.">
<title>A game of chess</title>
<link rel="stylesheet" href="lichess-pgn-viewer.css">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>A game of chess</h1>
<div class="game"></div>
<p>Morphy played it at the opera in Paris, in 1858.</p>
</main>
<script type="module">
import LichessPgnViewer from './lichess-pgn-viewer.js';
LichessPgnViewer(document.querySelector('.game'), { pgn: ${JSON.stringify(GAME)} });
</script>
</body>
</html>
`;
}
