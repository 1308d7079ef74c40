import Avatar from '@mui/material/Avatar';

const portrait = `data:image/svg+xml,${encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
    <rect width="40" height="40" fill="#c7d8e8" />
    <circle cx="20" cy="16" r="8" fill="#8a5a44" />
    <path d="M4 40a16 14 0 0 1 32 0z" fill="#35506b" />
  </svg>`)}`;

export default function ImageAvatar() {
  return <Avatar src={portrait} alt="Omar Hill" />;
}
