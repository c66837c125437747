import { Apply } from '../apply';
import { Call } from '../call';
import { PlanQuiz } from '../quiz';

export default function Page() {
  return (
    <main id="main">
      <section id="quiz">
        <PlanQuiz />
      </section>
      <section id="call">
        <Call />
      </section>
      <section id="apply">
        <Apply />
      </section>
    </main>
  );
}
