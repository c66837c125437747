import { noSiteNames } from './no-site-names.ts';
import { testRule } from './rule-tester.ts';

const path = (written: string) => ({ messageId: 'path', data: { path: written } });
const provider = { messageId: 'provider' };

testRule('no-site-names', noSiteNames, {
  valid: [
    { code: "import { a } from '/plans';" },
    { code: "const href = routeTo(useRoutes().job, id) ?? '';" },
    { code: "const unit = '/GB'; const end = '/>'; const root = '/';" },
    { code: 'const page = `${base}/plans`; const board = `${base}/offices`;' },
    { code: "const service = '/api/schedule-call'; const file = `/data/fiber-finder/${id}.json`;" },
    { code: "const name = '@skein/ui';" },
  ],
  invalid: [
    { code: "const title = 'A call from Skein Fiber';", errors: [provider] },
    { code: 'const Title = () => <p>At your Skein space</p>;', errors: [provider] },
    { code: "const roles = '/careers';", errors: [path('/careers')] },
    { code: "const job = '/careers/job/?id=';", errors: [path('/careers/job/?id=')] },
    { code: 'const city = `/cities/${id}/apartments`;', errors: [path('/cities/{}/apartments')] },
    { code: "const app = '/app?utm_source=website';", errors: [path('/app?utm_source=website')] },
    { code: "const next = '/address/available';", errors: [path('/address/available')] },
  ],
});
