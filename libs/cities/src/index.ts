export * from './content.ts';
export { CityList, type CityListProps } from './city-list/city-list.tsx';
export { StatePage } from './state-page/state-page.tsx';
