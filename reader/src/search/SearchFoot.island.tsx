import * as texts from '../styles/generated/texts.ts';
import type { Announcement } from './announcements.ts';
import { useAnnouncement } from './useAnnouncement.ts';

interface SearchFootProps {
  announcement: Announcement;
  onLeave: () => void;
}

/** Says what was found, and leads to the shortcuts, which take the place of the dialog. */
export function SearchFoot({ announcement, onLeave }: SearchFootProps) {
  const words = useAnnouncement(announcement);

  return (
    <div className="search-foot">
      <p role="status" dir="auto">
        {words}
      </p>
      <button className="modal-button" type="button" data-shortcuts="" onClick={onLeave}>
        {texts.shortcuts}
      </button>
    </div>
  );
}
