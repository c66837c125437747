export { Quiz } from '@skein/quiz';
