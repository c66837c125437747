import { pushDeclaredEvent } from '@skein/analytics';

document.addEventListener('click', (event) => pushDeclaredEvent(event.target));
