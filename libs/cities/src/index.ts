export * from './content.ts';
export { CityList, type CityListProps } from './city-list/city-list.tsx';
