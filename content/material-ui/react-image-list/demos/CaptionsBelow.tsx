import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const photos = [
  { hue: 40, title: 'Before the harvest', by: 'July' },
  { hue: 340, title: 'Storm over the island', by: 'October' },
];

export default function CaptionsBelow() {
  return (
    <ImageList gap={16} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {photos.map(({ hue, title, by }) => (
        <ImageListItem key={title}>
          <img src={picture(hue)} alt="" />
          <ImageListItemBar position="below" title={title} subtitle={by} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
