import { builtinRules } from 'eslint/use-at-your-own-risk';
import { screenInRender } from './screen-in-render.ts';
import { testRule } from './rule-tester.ts';

const options = [...screenInRender];
const fine = (code: string) => ({ code, options });
const wrong = (code: string) => ({ code, options, errors: 1 });

testRule('no-restricted-syntax', builtinRules.get('no-restricted-syntax'), {
  valid: [
    // Code outside React may use media queries, for example to move a served element.
    fine(`export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;`),
    fine(`'use client'; useEffect(() => { if (matchMedia(SMALL).matches) dialog.showModal(); }, []);`),
    fine(`const Field = () => <input onClick={() => { if (matchMedia(PHONE).matches) open(); }} />;`),
    fine(`'use client'; useEffect(() => setOpen(root.current.matches(':modal')), []);`),
    fine(`'use client'; useEffect(() => { setTimeout(() => { if (media.matches) play(); }); }, []);`),
    fine(`export const send = () => (typeof window === 'undefined' ? undefined : window.dataLayer);`),
    fine(
      `const Map = () => { useEffect(() => { if (typeof navigator !== 'undefined') share(); }); return <p />; };`,
    ),
  ],
  invalid: [
    wrong(`'use client'; const media = () => matchMedia('(width < 481px)');
      export const useMobile = () => useSyncExternalStore(never, () => media().matches, () => false);`),
    wrong(`const Search = () => (window.matchMedia(PHONE).matches ? <button /> : <input />);`),
    wrong(`export function Search() { const [small] = useState(innerWidth < 481); return <>{small}</>; }`),
    wrong(`'use client'; useEffect(() => setSmall(matchMedia(PHONE).matches), []);`),
    wrong(`'use client'; useLayoutEffect(() => {
      media.addEventListener('change', () => setKind(media.matches ? 'button' : 'field'));
    }, []);`),
    wrong(`const Plan = () => <p>{typeof window === 'undefined' ? '' : location.host}</p>;`),
  ],
});
