import { Finder } from './finder.tsx';
import { show } from './show.tsx';

show(<Finder />);
