import { styled } from 'styled-components';
import { CityName } from './city-marker-name.tsx';
import { MARKER_RADIUS, type Marker } from './markers.ts';

/** Draws a city as a dot: blue if there is service, green and hollow if service is coming. */
export function MapMarker({ name, url, x, y, comingSoon, analyticsId }: Marker) {
  const dot = (
    <>
      <CityName name={name} comingSoon={comingSoon} />
      {/* The area that reacts to a finger is larger than the dot. */}
      <Reach cx={x} cy={y} r={MARKER_RADIUS * 2} />
      <Dot cx={x} cy={y} r={MARKER_RADIUS} data-state={comingSoon ? 'coming-soon' : 'active'} />
      {comingSoon && <Hole cx={x} cy={y} r={MARKER_RADIUS / 3} />}
    </>
  );
  if (url === undefined)
    return (
      <g role="img" data-analytics-id={analyticsId}>
        {dot}
      </g>
    );
  return (
    <Link href={url} data-analytics-id={analyticsId}>
      {dot}
    </Link>
  );
}

const Link = styled.a`
  outline-offset: 4px;
`;

const Reach = styled.circle`
  fill: transparent;
`;

const Dot = styled.circle`
  fill: var(--color-coming-soon);
  stroke: var(--color-surface);
  stroke-width: 1.5;
  transition: stroke-width var(--duration-fast) var(--ease-out);

  &[data-state='coming-soon'] {
    fill: var(--color-positive);
  }

  a:hover &,
  a:focus-visible & {
    stroke: var(--color-text);
    stroke-width: 3;
  }
`;

const Hole = styled.circle`
  fill: var(--color-surface);
`;
