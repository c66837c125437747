import * as blocks from '@skein/blocks/blocks';
import { createRegistry } from '@skein/cms-client';

export const registry = createRegistry([blocks]);
