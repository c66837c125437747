export { cityItem, type CityItem, type ListedCity } from './city-list/city-item.content.ts';
