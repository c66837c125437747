/** Where the answer to a form of the quiz is scrolled to. */
export const QUIZ_ANCHOR = 'quiz';
