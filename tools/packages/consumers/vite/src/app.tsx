import { Container } from '@skein/ui';
import { Plans } from './plans.tsx';
import { Quote } from './quote.tsx';
import { SignUp } from './sign-up.tsx';
import { SiteHeader } from './site-header.tsx';

export function App() {
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
