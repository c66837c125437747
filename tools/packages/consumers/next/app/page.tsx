import { Container } from '@skein/ui';
import { Plans } from './plans';
import { Quote } from './quote';
import { SignUp } from './sign-up';
import { SiteHeader } from './site-header';

export default function Page() {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Plans />
        <Quote />
        <Container>
          <SignUp />
        </Container>
      </main>
    </>
  );
}
