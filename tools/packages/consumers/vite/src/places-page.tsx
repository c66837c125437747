import { showBuildings } from './buildings.ts';
import { Cities } from './city-list.tsx';
import { Moving } from './moving.tsx';
import { Places } from './places.tsx';
import { QuizLink } from './quiz-link.tsx';
import { show } from './show.tsx';

show(
  <main id="main">
    <Cities />
    <Places />
    <QuizLink />
    <Moving />
  </main>,
);
const map = Object.assign(document.createElement('div'), { style: 'block-size: 20rem' });
document.body.append(map);
await showBuildings(map);
