'use client';

import { useLanguageTag } from '@skein/ui';
import { useEffect, useState } from 'react';
import { TIME_AGO_STEP_MS } from './network-status.constants.ts';
import { timeAgo } from './time-ago.ts';

export interface PostedTimeProps {
  /** Text with `{time}` as a placeholder for the elapsed time. */
  readonly words: string;
  /** Time of the issue, ISO 8601. */
  readonly postedAt: string;
  /** Time of the answer, ms since 1970. With it, server and browser first render the same text. */
  readonly readAtMs: number;
}

/** The time of an issue: “Posted 5 minutes ago”. It updates itself as time passes. */
export function PostedTime({ words, postedAt, readAtMs }: PostedTimeProps) {
  const tag = useLanguageTag();
  const [nowMs, setNowMs] = useState(readAtMs);
  useEffect(() => {
    const look = () => setNowMs((before) => Math.max(before, Date.now()));
    look();
    const timer = setInterval(look, TIME_AGO_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const [before = '', after = ''] = words.includes('{time}') ? words.split('{time}') : [`${words} `, ''];
  return (
    <>
      {before}
      <time dateTime={postedAt}>{timeAgo(Date.parse(postedAt), nowMs, tag)}</time>
      {after}
    </>
  );
}
