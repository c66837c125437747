import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { calculatorQuery, chosenIn } from '../network/wifi-calculator/calculator-query.ts';
import { wifiCalculator } from '../network/wifi-calculator/wifi-calculator.block.ts';

/**
 * Defines how a server fills in a calculator: with the visitor's choice from the query of the page. It fills in only
 * the first calculator of a page, because all calculators would read the same query.
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
