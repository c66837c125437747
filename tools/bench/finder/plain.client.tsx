import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BENCH_CITY } from './bench-city.ts';

type Building = Readonly<Record<string, string>>;

/** What one would write first: all buildings in a list, and a filter over them at each letter. */
function PlainFinder() {
  const [all, setAll] = useState<readonly Building[]>([]);
  const [typed, setTyped] = useState('');
  const [neighborhood, setNeighborhood] = useState('');
  useEffect(() => {
    void fetch(BENCH_CITY.dataSource)
      .then((response) => response.json())
      .then(setAll);
  }, []);
  const wanted = typed.toLowerCase();
  const shown = all.filter(
    (one) =>
      (neighborhood === '' || one['Neighborhood'] === neighborhood) &&
      (one['Building Name']?.toLowerCase().includes(wanted) ||
        one['Building Address']?.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      {BENCH_CITY.neighborhoods.map(({ name }) => (
        <a key={name} href={`#${name}`} onClick={() => setNeighborhood(name)}>
          {name}
        </a>
      ))}
      <ul>
        {shown.map((one) => (
          <li key={`${one['Latitude']}|${one['Longitude']}`}>
            <article>
              <h3>{one['Building Name']}</h3>
              <p>{one['Building Address']}</p>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainFinder />);
