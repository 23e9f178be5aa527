/**
 * Names the current section beside the chapter, marks it in the list of sections, and closes the
 * list when the reader chooses one.
 */
const list = document.querySelector<HTMLElement>('#sections');
const sectionName = document.querySelector<HTMLElement>('[data-running-section]');
const links = [...(list?.querySelectorAll('a') ?? [])];
/** The same sections beside a chapter with tables. */
const besides = document.querySelectorAll('.sections a');
const heads = links.map(({ hash }) => document.getElementById(hash.slice(1)));

let waits = false;

/** Finds the current section: the last whose heading has come into the upper third of the window. */
function nameSection(): void {
  waits = false;
  const line = innerHeight / 3;
  const at = heads.findLastIndex(
    (head, index) => index === 0 || (head !== null && head.getBoundingClientRect().top < line),
  );
  const name = at > 0 ? (links[at]?.textContent ?? '').trim() : '';
  if (sectionName !== null && sectionName.textContent !== name) sectionName.textContent = name;
  for (const list of [links, besides]) {
    for (const [index, link] of list.entries()) {
      // The list in the head begins with the chapter itself.
      if (index + links.length - list.length === at) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}

function look(): void {
  if (!waits) requestAnimationFrame(nameSection);
  waits = true;
}

list?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a') !== null) list.hidePopover();
});
document.addEventListener('scroll', look, { passive: true });
addEventListener('resize', look);
nameSection();

export {};
