import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const photos = [
  { hue: 25, title: 'Råbjerg Mile', by: 'Lone Dahl' },
  { hue: 205, title: 'Lake Vättern', by: 'Sami Aho' },
];

export default function TitleBarImageList() {
  return (
    <ImageList rowHeight={180} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {photos.map(({ hue, title, by }) => (
        <ImageListItem key={title}>
          <img src={picture(hue)} alt="" />
          <ImageListItemBar
            title={title}
            subtitle={by}
            actionIcon={
              <IconButton aria-label={`Add ${title} to favorites`} sx={{ color: 'common.white' }}>
                <StarBorderIcon />
              </IconButton>
            }
          />
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
