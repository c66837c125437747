import { Terms } from '../terms';

export default function Page() {
  return (
    <main id="main">
      <Terms html='<p onclick="steal()">Fair use is <em>fair</em>.</p><script>steal()</script>' />
    </main>
  );
}
