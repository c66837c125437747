import { Cities } from '../city-list';
import { Moving } from '../moving';
import { Places } from '../places';
import { QuizLink } from '../quiz-link';

export default function Page() {
  return (
    <main id="main">
      <Cities />
      <Places />
      <QuizLink />
      <Moving />
    </main>
  );
}
