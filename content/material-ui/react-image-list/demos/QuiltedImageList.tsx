import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const photos = [
  { hue: 200, alt: 'The bay from the lighthouse', cols: 2, rows: 2 },
  { hue: 30, alt: 'Clay cliffs' },
  { hue: 50, alt: 'Reeds' },
  { hue: 120, alt: 'The meadow behind the dike', cols: 2 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={100}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {photos.map(({ hue, alt, cols = 1, rows = 1 }) => (
        <ImageListItem key={alt} cols={cols} rows={rows}>
          <img src={picture(hue, cols * 150, rows * 150)} alt={alt} />
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
