import { calculatorQuery, chosenIn, wifiCalculator, type WifiCalculatorProps } from '@skein/blocks/content';
import type { AskedPage } from './asked-page.ts';
import { everyBlock, withQueryProps } from './block-props.ts';
import type { LoadedPage } from './content-source.ts';

type Choices = Pick<WifiCalculatorProps, 'routers' | 'categories'>;

const hasChoices = (props: object): props is Choices =>
  'routers' in props &&
  Array.isArray(props.routers) &&
  'categories' in props &&
  Array.isArray(props.categories);

/** What the page's calculator has to choose from. A page has one: they would share its query. */
function choicesOn({ page }: LoadedPage): Choices | undefined {
  let found: Choices | undefined;
  everyBlock(page.blocks, ({ type, props }) => {
    if (type === wifiCalculator.id && hasChoices(props)) found ??= props;
  });
  return found;
}

/** The page with what its query chooses; undefined for pages without a calculator. */
export function withCalculator(loaded: LoadedPage, search: string): AskedPage | undefined {
  const choices = choicesOn(loaded);
  if (!choices) return undefined;
  const chosen = chosenIn(choices, search);
  const blocks = withQueryProps(loaded.page.blocks, ({ type }) =>
    type === wifiCalculator.id ? { chosen } : undefined,
  );
  return {
    loaded: { ...loaded, page: { ...loaded.page, blocks } },
    query: calculatorQuery(chosen),
    queryOf: (asked) => calculatorQuery(chosenIn(choices, asked)),
  };
}
