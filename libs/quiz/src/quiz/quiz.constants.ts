/** Id that the page scrolls to after a form of the quiz was sent. */
export const QUIZ_ANCHOR = 'quiz';
