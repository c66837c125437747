import { checkForm, forms } from '@skein/forms/contract';

checkForm(forms.cityEmail, { email: 'sam', street: '', unit: '', zip: '97205' });
// [{ field: 'email', message: 'emailInvalid' }, { field: 'street', message: 'streetRequired' }]
