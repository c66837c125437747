import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { calculatorQuery, chosenIn } from '../network/wifi-calculator/calculator-query.ts';
import { wifiCalculator } from '../network/wifi-calculator/wifi-calculator.content.ts';

/**
 * The serving of pages with a calculator: the page shows the choice in its query. A page has only one
 * calculator, because two would share the query.
 */
export const calculatorServing: Serving = serving(wifiCalculator, {
  read([first], { search }) {
    const { routers, categories } = first?.props ?? {};
    if (!routers || !categories) return undefined;
    const chosen = chosenIn({ routers, categories }, search);
    return {
      normal: (asked) => calculatorQuery(chosenIn({ routers, categories }, asked.search)),
      props: propsFor(wifiCalculator, () => ({ chosen })),
    };
  },
});
