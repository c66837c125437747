export { Quiz as default } from '@skein/quiz';
