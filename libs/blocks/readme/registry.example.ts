import { contentBlock, ContentBlock } from '@skein/blocks';
import { createRegistry, register } from '@skein/cms-client';

export const registry = createRegistry([register(contentBlock, async () => ContentBlock)]);
