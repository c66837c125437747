export { ApartmentRecord, type ApartmentFile } from './data/apartment-record.ts';
export { readApartments, type Apartment, type ReadApartments } from './data/read-apartments.ts';
export { loadApartments, type Loaded, type LoadFailure, type LoadOptions } from './data/load-apartments.ts';
