import { Button } from '@mui/base/Button';
import { useState } from 'react';
import './styles.css';

export default function CommentForm() {
  const [sent, setSent] = useState('');

  return (
    <form
      className="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${new FormData(event.currentTarget).get('comment')}`);
      }}
    >
      <label className="comment-form-label">
        Comment
        <input className="comment-form-field" name="comment" required autoComplete="off" />
      </label>
      <div className="comment-form-buttons">
        <Button className="comment-form-send" type="submit">
          Send
        </Button>
        <Button className="comment-form-clear" type="reset">
          Clear
        </Button>
      </div>
      <p className="comment-form-status" role="status">
        {sent}
      </p>
    </form>
  );
}
