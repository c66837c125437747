export { ComingSoonSignUp as default } from '@skein/forms';
