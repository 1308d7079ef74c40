import { useEffect, useState } from 'react';
import type { Announcement } from './announcements.ts';

/** The words to be heard: the latest that nothing else followed within its delay. */
export function useAnnouncement(announcement: Announcement): string {
  const [heard, setHeard] = useState('');

  useEffect(() => {
    const resting = setTimeout(() => setHeard(announcement.words), announcement.delay);
    return () => clearTimeout(resting);
  }, [announcement]);

  return heard;
}
