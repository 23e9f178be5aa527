import { testStoredQuestions } from './same-questions.ts';

testStoredQuestions();
