export { ForgotEmailForm as default } from '@skein/forms';
