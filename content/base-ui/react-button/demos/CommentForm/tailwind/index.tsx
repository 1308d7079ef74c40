import { Button } from '@mui/base/Button';
import { useState } from 'react';

const button = `
  cursor-pointer rounded-lg border border-teal-700 px-4 py-2 font-semibold dark:border-teal-300
  focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-teal-700
  dark:focus-visible:outline-teal-300
`;

const filled = 'bg-teal-700 text-white dark:bg-teal-300 dark:text-teal-950';
const outlined = 'text-teal-700 dark:text-teal-300';

const field = `
  block w-full rounded-lg border border-slate-500 bg-white px-3 py-2 font-normal text-slate-900
  dark:border-slate-400 dark:bg-slate-900 dark:text-slate-50
`;

export default function CommentForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="w-full max-w-72 font-[system-ui] text-base"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('comment')}`);
      }}
    >
      <label className="block font-semibold">
        Comment
        <input className={field} name="comment" required autoComplete="off" />
      </label>
      <div className="mt-3 flex gap-3">
        <Button className={`${button} ${filled}`} type="submit">
          Send
        </Button>
        <Button className={`${button} ${outlined}`} type="reset">
          Clear
        </Button>
      </div>
      <p className="mt-2 min-h-[1.5em]" role="status">
        {sent}
      </p>
    </form>
  );
}
