import { reportDataLayerProblemsTo } from '@skein/analytics';

reportDataLayerProblemsTo(({ reason, about, error }) => console.warn(reason, about, error));
