import { expect, test } from 'vitest';
import { embedLines, frameLines } from '../../../../src/game/replay/embed-lines.ts';
import { readHand } from './book-hands.ts';

const embedding = {
  hand: readHand('foster-09'),
  title: 'A <b>"title"</b> & more',
  place: 't6.2',
  book: 'https://book.example/',
};

test('the lines name script, hand and place, and hold the ten tricks for readers without scripts', () => {
  const lines = embedLines(embedding);
  expect(lines).toContain(
    '<script type="module" src="https://book.example/embed/v1/vorhand.js"></script>',
  );
  expect(lines).toContain(
    '<vorhand-hand lang="en" src="https://book.example/hands/foster-09/" place="t6.2">',
  );
  expect(lines).toContain('href="https://book.example/hands/foster-09/#foster-09/t6.2"');
  // Trick 6 of the record: Hinterhand leads the 10, Vorhand's ace takes it.
  expect(lines).toContain('<td>6. H</td><td><b>♦A</b></td><td>♦Q</td><td>♦10</td>');
  expect(lines.match(/<tr><td>/g)).toHaveLength(10);
});

test('a title cannot break out of the lines', () => {
  for (const lines of [embedLines(embedding), frameLines(embedding)]) {
    expect(lines).toContain('A &lt;b&gt;&quot;title&quot;&lt;/b&gt; &amp; more');
    expect(lines).not.toContain('<b>"');
  }
});

test('at the deal no place is named', () => {
  const lines = embedLines({ ...embedding, place: null });
  expect(lines).not.toMatch(/place=|#foster-09/);
  expect(frameLines({ ...embedding, place: null })).toContain('embed/foster-09/"');
});
