export { demoBuildings, type DemoBuilding } from './demo-buildings.ts';
export { STRESS_BUILDINGS } from './fiber-finder-files.ts';
