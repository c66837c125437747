import type { ImageSource } from './image-url.ts';

export const porch: ImageSource = {
  url: '//images.example/porch.jpg',
  width: 2400,
  height: 1600,
  alt: 'A porch in the evening',
  contentType: 'image/jpeg',
};
export const drawing: ImageSource = { ...porch, url: '/assets/map.svg', contentType: 'image/svg+xml' };

export function entries(srcSet: string | undefined): { width: number; params: Record<string, string> }[] {
  return (srcSet ?? '').split(', ').map((entry) => {
    const [url = '', descriptor = ''] = entry.split(' ');
    return {
      width: Number.parseInt(descriptor, 10),
      params: Object.fromEntries(new URL(url, 'https://site.example').searchParams),
    };
  });
}
