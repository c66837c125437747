export { HeroSearchForm as default } from '@skein/forms';
