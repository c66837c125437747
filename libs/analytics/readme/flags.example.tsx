import type { PortalData } from '@skein/analytics';
import { FlagsProvider, useVariation } from '@skein/analytics/flags';

function Plans() {
  const compact = useVariation('plans-layout', 'compact');
  return <section data-density={compact ? 'compact' : 'roomy'}>…</section>;
}

export function Page({ experiments }: Pick<PortalData, 'experiments'>) {
  return (
    <FlagsProvider experiments={experiments}>
      <Plans />
    </FlagsProvider>
  );
}
