import { Apply } from './apply.tsx';
import { Call } from './call.tsx';
import { PlanQuiz } from './quiz.tsx';
import { show } from './show.tsx';

show(
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
  </main>,
);
