export { HeroEmailForm as default } from '@skein/forms';
