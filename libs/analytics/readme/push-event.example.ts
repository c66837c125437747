import { pushEvent } from '@skein/analytics';

pushEvent({
  event: 'check_address',
  category: 'check address',
  action: 'submit',
  label: 'hero',
  zipCode: '78701',
});
