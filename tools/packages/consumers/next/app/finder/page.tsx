import { Finder } from '../finder';

export default function Page() {
  return (
    <main id="main">
      <Finder />
    </main>
  );
}
