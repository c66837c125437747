import { readFileSync } from 'node:fs';
import { utcOf } from '../call-back/engine/call-time.ts';
import { zoneOf } from '../call-back/engine/call-zones.ts';

// A separate program, so that a test can set the machine's time zone. Checks a table of moments, and prints the
// wrong ones.

const [head = '', ...lines] = readFileSync(process.argv[2] ?? '', 'utf8')
  .trim()
  .split('\n');
const [, , ...zones] = head.split(',');
let rows = 0;
const wrong = lines.flatMap((line) => {
  const [day = '', clock = '', ...moments] = line.split(',');
  return zones.filter((zone, index) => {
    rows += 1;
    return utcOf(day, clock, zoneOf(zone)) !== moments[index]?.replace('Z', ':00.000Z');
  });
});
const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ zone, rows, wrong }));
