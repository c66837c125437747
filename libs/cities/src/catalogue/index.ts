export { cities, cityById, citiesOf, cityTitle } from './cities.ts';
export { WEEKDAYS } from './city.ts';
export type { City, CityPhase, Fiberspace, MapState, MapView, Neighborhood, Weekday } from './city.ts';
export { stateByCode, states, type State } from './states.ts';
