'use client';

import { AddressPostForm } from '@skein/forms';

export function SignUp() {
  return (
    <AddressPostForm
      variant="email"
      title="Hear from us when we arrive"
      emailLabel="Email"
      button="Keep me posted"
      note="We write once, when your street is ready. No newsletter."
      postTo="/api/sign-up"
      humanCheck={false}
    />
  );
}
