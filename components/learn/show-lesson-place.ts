/** Says at which step the lesson goes on. */
import { LESSON, lessonPlaceWords } from '../../src/learn/begun-lesson.ts';
import { Begun } from '../../src/lib/storage/begun.ts';
import { showGoOn } from '../parts/go-on.ts';

const begun = new Begun(LESSON).read();
showGoOn('lesson', begun === undefined ? '' : lessonPlaceWords(begun));
