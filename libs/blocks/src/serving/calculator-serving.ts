import { propsFor, serving, type Serving } from '@skein/cms-client/serve';
import { calculatorQuery, chosenIn } from '../network/wifi-calculator/calculator-query.ts';
import { wifiCalculator } from '../network/wifi-calculator/wifi-calculator.content.ts';

/** A page with a calculator shows what its query chooses. A page has one calculator: two would share its query. */
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
