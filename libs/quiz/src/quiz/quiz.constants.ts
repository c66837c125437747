/** Id to which the page scrolls after the visitor sends a form of the quiz. */
export const QUIZ_ANCHOR = 'quiz';
